import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../app-state';
import { usePick } from '../hooks/usePick';
import { Icon } from './Icon';

/** Sent to what lies under a drop; whoever takes the files prevents the default. */
export const DROPPED = 'minesweeper-dropped';
export type DroppedFiles = readonly File[];

const hasFiles = (e: DragEvent): boolean => e.dataTransfer?.types.includes('Files') ?? false;

/** The whole window takes drops: files and folders go to intake wherever they fall. */
export function DropOverlay() {
  const { t } = useTranslation();
  const [over, setOver] = useState(false);
  const { view } = useApp();
  const pick = usePick();
  const latest = useRef(pick);
  useEffect(() => {
    latest.current = pick;
  });
  useEffect(() => {
    // Enter and leave come for every element passed; the depth says when the pointer has left the window.
    let depth = 0;
    const enter = (e: DragEvent): void => {
      if (!hasFiles(e)) return;
      e.preventDefault();
      depth++;
      setOver(true);
    };
    const move = (e: DragEvent): void => {
      if (!hasFiles(e)) return;
      e.preventDefault();
      if (e.dataTransfer) e.dataTransfer.dropEffect = 'copy';
    };
    const leave = (e: DragEvent): void => {
      if (!hasFiles(e)) return;
      depth = Math.max(0, depth - 1);
      if (depth === 0) setOver(false);
    };
    const drop = (e: DragEvent): void => {
      if (!hasFiles(e)) return;
      e.preventDefault();
      depth = 0;
      setOver(false);
      const files = [...(e.dataTransfer?.files ?? [])];
      if (files.length === 0) return;
      // A view may take files of its own (a list of evaluators); what nobody takes goes to intake.
      const offer = new CustomEvent<DroppedFiles>(DROPPED, {
        detail: files,
        bubbles: true,
        cancelable: true,
      });
      if (e.target?.dispatchEvent(offer) ?? true) void latest.current(files);
    };
    window.addEventListener('dragenter', enter);
    window.addEventListener('dragover', move);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragenter', enter);
      window.removeEventListener('dragover', move);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, []);
  if (!over) return null;
  return (
    <div className="drop-overlay" data-testid="drop-overlay">
      <div>
        <Icon name="drop" size={40} />
        <h2>{t('drop.title')}</h2>
        <p>{t(view === 'conflicts' ? 'drop.list' : 'drop.text')}</p>
      </div>
    </div>
  );
}
