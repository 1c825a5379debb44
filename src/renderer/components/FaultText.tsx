import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from './copy-text';

/** A fault as a sentence, with what somebody who mends it needs to know: codes and times, nothing about anybody. */
export function FaultText({
  text,
  code,
  call,
}: {
  readonly text: string;
  readonly code: string;
  readonly call: string;
}) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);
  const [at] = useState(() => new Date());
  return (
    <div role="alert">
      {text}
      <div>
        <button
          type="button"
          className="link xs"
          data-testid="fault-copy"
          onClick={() => setCopied(copyText(detailsOf({ code, call, at, agent: navigator.userAgent })))}
        >
          {copied ? t('fault.copied') : t('fault.copy')}
        </button>
      </div>
    </div>
  );
}

/** `agent` names browser and system, as every web page is told. */
export function detailsOf(d: { code: string; call: string; at: Date; agent: string }): string {
  return [
    'Minesweeper',
    `code: ${d.code}`,
    ...(d.call === '' ? [] : [`call: ${d.call}`]),
    `at: ${d.at.toISOString()}`,
    `host: ${d.agent}`,
  ].join('\n');
}
