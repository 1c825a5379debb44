import { lazy, type ComponentType } from 'react';

/** A view that is loaded when it is first shown, or before that when nothing else is to do. */
function later<M>(load: () => Promise<M>, pick: (module: M) => ComponentType) {
  const View = lazy(async () => ({ default: pick(await load()) }));
  return { View, load };
}

const VIEWS = {
  Conflicts: later(
    () => import('./conflicts/Conflicts'),
    (m) => m.Conflicts,
  ),
  Guide: later(
    () => import('./guide/Guide'),
    (m) => m.Guide,
  ),
  Health: later(
    () => import('./health/Health'),
    (m) => m.Health,
  ),
  People: later(
    () => import('./people/People'),
    (m) => m.People,
  ),
  Progress: later(
    () => import('./progress/Progress'),
    (m) => m.Progress,
  ),
  Review: later(
    () => import('./review/Review'),
    (m) => m.Review,
  ),
  Roster: later(
    () => import('./roster/Roster'),
    (m) => m.Roster,
  ),
  Settings: later(
    () => import('./settings/Settings'),
    (m) => m.Settings,
  ),
};

export const Conflicts = VIEWS.Conflicts.View;
export const Guide = VIEWS.Guide.View;
export const Health = VIEWS.Health.View;
export const People = VIEWS.People.View;
export const Progress = VIEWS.Progress.View;
export const Review = VIEWS.Review.View;
export const Roster = VIEWS.Roster.View;
export const Settings = VIEWS.Settings.View;

/**
 * Loads all views one after the other, each when the window has nothing to do: the start waits for none of them, and none is
 * waited for when it is opened. Returns what stops it.
 */
export function loadViews(): () => void {
  const waiting = Object.values(VIEWS).map((v) => v.load);
  let handle = 0;
  const next = (): void => {
    const load = waiting.shift();
    // One that cannot be loaded says so when it is opened.
    if (load)
      handle = requestIdleCallback(() => void (load as () => Promise<unknown>)().then(next, next), {
        timeout: 2000,
      });
  };
  next();
  return () => cancelIdleCallback(handle);
}
