import { notifications } from '@mantine/notifications';
import { useMemo } from 'react';
import { codeOf } from '../api';
import { useSentence } from '../i18n/sentence';

export interface Toast {
  readonly done: (message: string) => void;
  readonly fault: (code: string) => void;
  /** Runs `work`; what it throws becomes a sentence. */
  readonly guard: (work: () => Promise<void>) => Promise<void>;
}

/** Short messages at the lower edge; faults stay longer. */
export function useToast(): Toast {
  const sentence = useSentence();
  return useMemo(() => {
    const show = (message: string, color: string, autoClose: number): void => {
      // One id per text: the same message said twice is one message.
      notifications.show({ id: message, message, color, autoClose, withBorder: true });
    };
    const fault = (code: string): void => show(sentence(code), 'red', 9000);
    return {
      done: (message) => show(message, 'accent', 3000),
      fault,
      guard: (work) => work().catch((e: unknown) => fault(codeOf(e))),
    };
  }, [sentence]);
}
