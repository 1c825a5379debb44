import { Button, Modal, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListKind } from '../../../preload/contract';
import type { Import } from './useImport';

/** Rows copied from a spreadsheet. */
export function Paste({
  list,
  imports,
  onClose,
}: {
  readonly list: ListKind | null;
  readonly imports: Import;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const leave = (): void => {
    setText('');
    onClose();
  };
  const show = async (): Promise<void> => {
    if (list === null || text.trim() === '') return;
    await imports.paste(list, text);
    leave();
  };
  return (
    <Modal
      opened={list !== null}
      onClose={leave}
      size={720}
      title={<b>{t(list === 'applicants' ? 'conflicts.paste.applicants' : 'conflicts.paste.evaluators')}</b>}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <form
        className="conflicts-form"
        onSubmit={(e) => {
          e.preventDefault();
          void show();
        }}
      >
        <Textarea
          label={t('conflicts.paste.label')}
          description={t('conflicts.paste.hint')}
          value={text}
          rows={12}
          maxLength={5_000_000}
          data-autofocus
          spellCheck={false}
          classNames={{ input: 'conflicts-paste' }}
          data-testid="paste-text"
          onChange={(e) => setText(e.currentTarget.value)}
        />
        <div className="form-end">
          <Button variant="subtle" onClick={leave}>
            {t('common.cancel')}
          </Button>
          <Button
            type="submit"
            variant="filled"
            disabled={text.trim() === ''}
            loading={imports.busy}
            data-testid="paste-submit"
          >
            {t('conflicts.paste.show')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
