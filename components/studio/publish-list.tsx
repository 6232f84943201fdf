"use client";

import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { service } from "./client.ts";
import { ConnectDialog } from "./connect-dialog.tsx";
import { ConnectionLines, connectionsKey } from "./connection-list.tsx";
import { FaultNote } from "./fault-note.tsx";
import { PageHead } from "./page-head.tsx";
import { PublicationLines } from "./publication-list.tsx";

/** Where films go, and what went there. */
export function PublishList() {
  const [connecting, setConnecting] = useState(false);
  const places = useQuery({
    queryKey: connectionsKey,
    queryFn: ({ signal }) => service.list_publish_connections({}, { signal }),
  });
  return (
    <>
      <PageHead title="Publish">
        <Button look="primary" disabled={places.data === undefined} onClick={() => setConnecting(true)}>
          <Plus size={15} strokeWidth={1.75} aria-hidden="true" /> Connect another
        </Button>
      </PageHead>
      <div className="flex flex-col gap-6 p-6 pt-5 max-md:p-4">
        {places.error === null ? (
          <ConnectionLines connections={places.data?.connections} />
        ) : (
          <FaultNote error={places.error} doing="load your connections" onRetry={() => void places.refetch()} />
        )}
        <PublicationLines connections={places.data?.connections} />
      </div>
      {connecting && places.data !== undefined ? (
        <ConnectDialog kinds={places.data.available_kinds} onClose={() => setConnecting(false)} />
      ) : null}
    </>
  );
}
