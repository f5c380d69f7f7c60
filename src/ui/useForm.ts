import { type RefObject, type SubmitEvent, use, useEffect, useReducer, useRef } from 'react';

import type { SendingOutcome, SendingOutcomes } from '../domain/formSending';

import { DraftsContext } from './DraftsContext';
import { useFocusAfterSending } from './useFocusAfterSending';

type Texts = Record<string, string>;
type Marks<Fields> = Partial<Record<keyof Fields, boolean>>;

interface FormState<Fields> {
  fields: Fields;
  /** The fields that were changed. */
  typed: Marks<Fields>;
  /** The fields whose error may be shown. */
  shown: Marks<Fields>;
  /** The number of invalid submits since the form was cleared. */
  invalidSubmits: number;
  /** The id of the last submission; '' before it, and once it was accepted. */
  sentId: string;
}

type FormEvent<Fields> =
  | { type: 'changed'; name: keyof Fields; value: string; isRight: (fields: Fields) => boolean }
  | { type: 'left'; name: keyof Fields }
  | { type: 'refused' }
  | { type: 'sent'; id: string }
  | { type: 'cleared'; fields: Fields };

function opened<Fields>(fields: Fields, sentId = ''): FormState<Fields> {
  return { fields, typed: {}, shown: {}, invalidSubmits: 0, sentId };
}

function next<Fields extends Texts>(state: FormState<Fields>, event: FormEvent<Fields>): FormState<Fields> {
  switch (event.type) {
    case 'changed': {
      const fields = { ...state.fields, [event.name]: event.value };
      const typed = { ...state.typed, [event.name]: true };
      // Once the field is valid again, it shows no error while typing, until it loses the focus.
      const shown = event.isRight(fields) ? { ...state.shown, [event.name]: false } : state.shown;
      return { ...state, fields, typed, shown };
    }
    case 'left':
      return state.typed[event.name] ? { ...state, shown: { ...state.shown, [event.name]: true } } : state;
    case 'refused': {
      const names = Object.keys(state.fields) as (keyof Fields)[];
      const shown = Object.fromEntries(names.map((name) => [name, true])) as Marks<Fields>;
      return { ...state, shown, invalidSubmits: state.invalidSubmits + 1 };
    }
    case 'sent':
      return { ...state, sentId: event.id };
    case 'cleared':
      return opened(event.fields);
  }
}

interface FormOptions<Fields> {
  /** The name under which its draft is kept; distinct for each text that a URL prefills. */
  form: string;
  initial: Fields;
  /** The fields after a submission was accepted. */
  empty: Fields;
  check: (fields: Fields) => Partial<Record<keyof Fields, string>>;
  /** Sends valid fields, and returns the id of the submission. */
  send: (fields: Fields) => string;
  /** Outcomes by the ids that `send` returned. */
  outcomes: SendingOutcomes;
  /** Gets the focus once a submission was accepted. */
  acceptedRef: RefObject<HTMLElement | null>;
}

/** The props of a field. */
export interface FieldProps {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  onBlur: () => void;
}

interface Form<Fields> {
  formRef: RefObject<HTMLFormElement | null>;
  /** The submit button, which gets the focus again when sending fails. */
  buttonRef: RefObject<HTMLButtonElement | null>;
  fields: Fields;
  invalidSubmits: number;
  fieldOf: (name: keyof Fields & string) => FieldProps;
  submit: (event: SubmitEvent) => void;
  /** The outcome of the last submission. */
  outcome: SendingOutcome;
}

/**
 * Manages the values of a form and their errors. An error shows after the blur of a changed field or after an
 * invalid submit, and disappears as soon as the value is valid; an invalid submit focuses the first field
 * with an error. Input is restored when the form is opened again, until it has been sent and accepted.
 */
export function useForm<Fields extends Texts>({
  form,
  initial,
  empty,
  check,
  send,
  outcomes,
  acceptedRef,
}: FormOptions<Fields>): Form<Fields> {
  const drafts = use(DraftsContext);
  /** Undefined once its submission was accepted, even while the form was not mounted. */
  const keptDraft = () => {
    const draft = drafts.get(form);
    return draft && outcomes[draft.sentId] !== 'accepted' ? draft : undefined;
  };
  const [{ fields, shown, invalidSubmits, sentId }, dispatch] = useReducer(next<Fields>, initial, (given) => {
    const draft = keptDraft();
    return opened({ ...given, ...draft?.fields }, draft?.sentId);
  });
  const formRef = useRef<HTMLFormElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const { startTracking, moveFocus } = useFocusAfterSending();
  const errors = check(fields);
  const outcome = outcomes[sentId] ?? 'none';

  useEffect(() => {
    if (outcome !== 'accepted') return;
    // Also discards what was typed while the form was being sent.
    drafts.delete(form);
    dispatch({ type: 'cleared', fields: empty });
  }, [outcome, drafts, form, empty]);

  useEffect(() => {
    if (invalidSubmits > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [invalidSubmits]);

  useEffect(() => {
    if (outcome === 'failed') moveFocus(buttonRef.current);
    if (outcome === 'accepted') moveFocus(acceptedRef.current);
  }, [outcome, moveFocus, acceptedRef]);

  return {
    formRef,
    buttonRef,
    fields,
    invalidSubmits,
    fieldOf: (name) => ({
      name,
      value: fields[name] ?? '',
      error: shown[name] ? errors[name] : undefined,
      onChange: (value) => {
        // Autofill changes several fields before the next render, so `fields` may be stale.
        drafts.set(form, { fields: { ...fields, ...keptDraft()?.fields, [name]: value }, sentId });
        dispatch({ type: 'changed', name, value, isRight: (changed) => check(changed)[name] === undefined });
      },
      onBlur: () => dispatch({ type: 'left', name }),
    }),
    submit: (event) => {
      event.preventDefault();
      if (Object.keys(errors).length > 0) dispatch({ type: 'refused' });
      else if (outcome !== 'pending') {
        startTracking();
        const id = send(fields);
        drafts.set(form, { fields, sentId: id });
        dispatch({ type: 'sent', id });
      }
    },
    outcome,
  };
}
