import { useMemo } from 'react';
import { useApp } from '../app-state';
import { KEY_ACTIONS, keyName, keysOf, type KeyAction } from './review-keys';

/** What stands on the caps beside the buttons: the keys as this person has them. */
export function useReviewKeyNames(): Readonly<Record<KeyAction, string>> {
  const { info } = useApp();
  return useMemo(() => {
    const keys = keysOf(info.keys);
    return Object.fromEntries(KEY_ACTIONS.map((a) => [a, keyName(keys[a])])) as Record<KeyAction, string>;
  }, [info.keys]);
}
