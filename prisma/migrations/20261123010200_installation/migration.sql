-- CreateTable
CREATE TABLE "installation" (
    "name" TEXT NOT NULL,
    "generation" INTEGER NOT NULL,
    "sealed" TEXT NOT NULL,
    "made_at" TIMESTAMP(3) NOT NULL,
    "used_from" TIMESTAMP(3),

    CONSTRAINT "installation_pkey" PRIMARY KEY ("name","generation")
);

-- CreateTable
CREATE TABLE "signing_keys" (
    "generation" INTEGER NOT NULL,
    "sealed" TEXT,
    "chain_pem" TEXT,
    "anchor_pem" TEXT NOT NULL,
    "not_after" TIMESTAMP(3) NOT NULL,
    "made_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "signing_keys_pkey" PRIMARY KEY ("generation")
);
