import type { ThunkDispatch, TypedStartListening, UnknownAction } from '@reduxjs/toolkit';

/** The type of `startListening` for a store whose state has at least the fields of `State`. */
export type StartListening<State = unknown> = TypedStartListening<
  State,
  ThunkDispatch<State, unknown, UnknownAction>
>;
