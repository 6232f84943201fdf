-- CreateTable
CREATE UNLOGGED TABLE "rate_slots" (
    "subject" TEXT NOT NULL,
    "slot" BIGINT NOT NULL,
    "calls" INTEGER NOT NULL,

    CONSTRAINT "rate_slots_pkey" PRIMARY KEY ("subject","slot")
);

-- CreateTable
CREATE UNLOGGED TABLE "rate_turns" (
    "subject" TEXT NOT NULL,
    "free_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "rate_turns_pkey" PRIMARY KEY ("subject")
);

-- CreateIndex
CREATE INDEX "rate_slots_slot_idx" ON "rate_slots"("slot");

-- Counts one call for every subject, or for none where one of them is used up; with "beyond" for all of them anyhow.
-- A slot is five seconds; it counts until its last moment is as old as the window. Each statement below sees what was
-- committed before it, and the locks make callers of the same subject wait for each other: a plain statement that sums
-- and adds would let two through at the last place.
CREATE FUNCTION "take_rate"("subjects" TEXT[], "mosts" INTEGER[], "windows" INTEGER[], "beyond" BOOLEAN)
RETURNS TABLE ("fits" BOOLEAN, "now_s" DOUBLE PRECISION, "nth" INTEGER, "at_slot" BIGINT, "at_calls" INTEGER)
LANGUAGE plpgsql AS $$
DECLARE
  lock_number INTEGER;
  moment DOUBLE PRECISION;
  current_slot BIGINT;
  room BOOLEAN;
BEGIN
  FOR lock_number IN SELECT DISTINCT hashtext(s) FROM unnest(subjects) AS s ORDER BY 1 LOOP
    PERFORM pg_advisory_xact_lock(72707370, lock_number);
  END LOOP;
  moment := extract(epoch FROM clock_timestamp());
  current_slot := floor(moment / 5);
  SELECT bool_and(COALESCE((
      SELECT sum(r.calls) FROM rate_slots r
      WHERE r.subject = asked.subject AND r.slot >= current_slot - asked.window_s / 5
    ), 0) < asked.most)
    INTO room FROM unnest(subjects, mosts, windows) AS asked(subject, most, window_s);
  IF room OR beyond THEN
    INSERT INTO rate_slots (subject, slot, calls) SELECT DISTINCT s, current_slot, 1 FROM unnest(subjects) AS s
      ON CONFLICT (subject, slot) DO UPDATE SET calls = rate_slots.calls + 1;
  END IF;
  RETURN QUERY
    SELECT room, moment, asked.ordinality::integer, r.slot, r.calls
    FROM unnest(subjects, windows) WITH ORDINALITY AS asked(subject, window_s, ordinality)
    LEFT JOIN rate_slots r ON r.subject = asked.subject AND r.slot >= current_slot - asked.window_s / 5
    ORDER BY 3, 4;
END
$$;
