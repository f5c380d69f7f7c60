import type { ThunkDispatch, TypedStartListening, UnknownAction } from '@reduxjs/toolkit';

/** `startListening` of a store whose state has at least what `State` says. */
export type StartListening<State = unknown> = TypedStartListening<
  State,
  ThunkDispatch<State, unknown, UnknownAction>
>;
