import { notifications } from '@mantine/notifications';
import { createElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf, placeOf } from '../api';
import { FaultText } from '../components/FaultText';
import { useSentence } from '../i18n/sentence';

export interface Toast {
  readonly done: (message: string) => void;
  /** `call`: what was asked for, for the details. */
  readonly fault: (code: string, call?: string) => void;
  /** Runs `work`; what it throws becomes a sentence. */
  readonly guard: (work: () => Promise<void>) => Promise<void>;
}

/** Short messages at the lower edge; faults stay longer, with details to copy. */
export function useToast(): Toast {
  const { t } = useTranslation();
  const sentence = useSentence();
  return useMemo(() => {
    const look = { withBorder: true, closeButtonProps: { 'aria-label': t('common.close') } };
    const fault = (code: string, call?: string): void => {
      const text = sentence(code);
      const message = createElement(FaultText, { text, code, call: call ?? '' });
      // One id per text: the same message said twice is one message.
      notifications.show({ id: text, message, color: 'red', autoClose: 9000, ...look });
    };
    return {
      done: (message) =>
        notifications.show({ id: message, message, color: 'accent', autoClose: 3000, ...look }),
      fault,
      guard: (work) => work().catch((e: unknown) => fault(codeOf(e), placeOf(e))),
    };
  }, [sentence, t]);
}
