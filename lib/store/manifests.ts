import type { PrismaClient } from "./generated/client.ts";
import type { Store } from "./store.ts";

export function manifestStore(db: PrismaClient): Store["manifests"] {
  const withMarks = { include: { marks: { select: { mark: true }, orderBy: { mark: "asc" } } } } as const;
  const read = <Row extends { marks: { mark: string }[] }>({ marks, ...row }: Row) => ({
    ...row,
    marks: marks.map(({ mark }) => mark),
  });
  return {
    create: ({ marks, ...manifest }) =>
      db.$transaction(async (tx) => {
        const { manifest_id } = manifest;
        await tx.manifest.createMany({ data: [manifest], skipDuplicates: true });
        await tx.manifestMark.createMany({ data: marks.map((mark) => ({ mark, manifest_id })), skipDuplicates: true });
      }),
    async byId(manifest_id) {
      const row = await db.manifest.findUnique({ where: { manifest_id }, ...withMarks });
      return row && read(row);
    },
    async byMarks(marks, limit) {
      const wanted = [...new Set(marks)];
      const found = await db.manifestMark.groupBy({
        by: ["manifest_id"],
        where: { mark: { in: wanted } },
        _count: { mark: true },
        orderBy: [{ _count: { mark: "desc" } }, { manifest_id: "asc" }],
      });
      const rows = await db.manifest.findMany({
        where: { manifest_id: { in: found.map(({ manifest_id }) => manifest_id) } },
        ...withMarks,
      });
      const shared = new Map(found.map(({ manifest_id, _count }) => [manifest_id, _count.mark]));
      const share = (id: string) => shared.get(id) ?? 0;
      return rows
        .map(read)
        .toSorted(
          (a, b) =>
            share(b.manifest_id) - share(a.manifest_id) ||
            a.marks.length - b.marks.length ||
            b.created_at.getTime() - a.created_at.getTime() ||
            a.manifest_id.localeCompare(b.manifest_id),
        )
        .slice(0, limit);
    },
  };
}
