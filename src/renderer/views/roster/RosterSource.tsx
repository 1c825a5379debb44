import { useState } from 'react';
import { useCall } from '../../api';
import { EditSource } from '../people/EditSource';
import { SourceViewer } from '../people/SourceViewer';

/** The page behind a row of the sheet, with what can be decided about it. */
export function RosterSource({
  sourceId,
  onClose,
}: {
  readonly sourceId: number | null;
  readonly onClose: () => void;
}) {
  const [editing, setEditing] = useState(false);
  const answer = useCall('people.find', sourceId === null ? null : { sourceId }, ['people']);
  const person = answer.data?.person;
  const source = person?.sources.find((s) => s.sourceId === sourceId);
  const found = person && source ? { person, source } : null;
  return (
    <>
      <SourceViewer
        found={found}
        fault={sourceId === null ? null : answer.error}
        onClose={onClose}
        onEdit={() => setEditing(true)}
      />
      <EditSource found={editing ? found : null} onClose={() => setEditing(false)} />
    </>
  );
}
