import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { RefObject } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { noticeText } from '../../../domain/noticeText';
import { settings } from '../../../domain/settings';
import type { SubmissionFields } from '../../../domain/submission';
import {
  checkSubmission,
  emptySubmissionFields,
  incompleteSubmissionText,
  noSubmissionFields,
} from '../../../domain/submissionForm';
import { selectSubmissionOutcomes, toolSubmitted } from '../../../features/submissions/submissionsSlice';
import { BusyButton } from '../../../ui/BusyButton';
import { Form } from '../../../ui/Form';
import { FormFoot } from '../../../ui/FormFoot';
import { useForm } from '../../../ui/useForm';

import { SubmitFields } from './SubmitFields';

interface Props {
  /** The prefilled name; '' when unknown. */
  name: string;
  savedRef: RefObject<HTMLElement | null>;
}

/**
 * The submit form (forms-15, forms-16). Once the submission is saved, it is cleared and the focus moves to
 * `savedRef`; when saving fails, it stays as it is.
 */
export function SubmitForm({ name, savedRef }: Props) {
  const dispatch = useDispatch();
  const outcomes = useSelector(selectSubmissionOutcomes);
  const { formRef, buttonRef, fields, invalidSubmits, fieldOf, submit, outcome } = useForm<SubmissionFields>({
    form: `submission ${name}`,
    initial: { ...noSubmissionFields, name },
    empty: noSubmissionFields,
    check: checkSubmission,
    outcomes,
    send: (valid) => dispatch(toolSubmitted(valid)).payload.id,
    acceptedRef: savedRef,
  });
  const isIncomplete = invalidSubmits > 0 && Object.keys(emptySubmissionFields(fields)).length > 0;

  return (
    <Form ref={formRef} onSubmit={submit} aria-label="Submit a tool">
      {isIncomplete && (
        <Box sx={{ mt: { md: -4 }, mb: { md: 3 } }}>
          {/* A new key for each attempt, so that the alert is announced again. */}
          <Alert key={invalidSubmits} severity="error">
            {incompleteSubmissionText}
          </Alert>
        </Box>
      )}
      <SubmitFields fieldOf={fieldOf} />
      <FormFoot
        alert={outcome === 'failed' && <Alert severity="error">{noticeText.submissionFailed.text}</Alert>}
        button={
          <BusyButton
            ref={buttonRef}
            label="Submit Tool"
            busyLabel="Submitting..."
            isBusy={outcome === 'pending'}
            variant="contained"
            color="primary"
            size="large"
          />
        }
        note={
          settings.formEndpoints.submission
            ? 'Free, and open to everyone.'
            : 'This demonstration sends nothing: your submission stays in this browser.'
        }
      />
    </Form>
  );
}
