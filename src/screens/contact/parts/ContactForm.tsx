import Alert from '@mui/material/Alert';
import { useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { checkMessage, newMessage } from '../../../domain/contactMessage';
import { noticeText } from '../../../domain/noticeText';
import { settings } from '../../../domain/settings';
import { messageSubmitted, selectMessageOutcomes } from '../../../features/contact/contactSlice';
import { BusyButton } from '../../../ui/BusyButton';
import { FieldPair } from '../../../ui/FieldPair';
import { Form } from '../../../ui/Form';
import { FormField } from '../../../ui/FormField';
import { FormFoot } from '../../../ui/FormFoot';
import { FormGroup } from '../../../ui/FormGroup';
import { useForm } from '../../../ui/useForm';

const emptyMessage = newMessage('');

/** The contact form (forms-7). A message that could not be sent stays in it. */
export function ContactForm({ subject }: { subject: string }) {
  const dispatch = useDispatch();
  const outcomes = useSelector(selectMessageOutcomes);
  const nameRef = useRef<HTMLInputElement>(null);
  const { formRef, buttonRef, fieldOf, submit, outcome } = useForm({
    form: `contact ${subject}`,
    initial: newMessage(subject),
    empty: emptyMessage,
    check: checkMessage,
    outcomes,
    send: (message) => dispatch(messageSubmitted(message)).payload,
    acceptedRef: nameRef,
  });

  return (
    <Form ref={formRef} onSubmit={submit} aria-label="Contact">
      <FormGroup title="You" note="So that we can answer.">
        <FieldPair>
          <FormField label="Name" autoComplete="name" inputRef={nameRef} {...fieldOf('name')} />
          <FormField
            label="Email"
            type="email"
            autoComplete="email"
            placeholder="you@example.com"
            {...fieldOf('email')}
          />
        </FieldPair>
      </FormGroup>
      <FormGroup title="Your message" note="All fields are required.">
        <FormField label="Subject" {...fieldOf('subject')} />
        <FormField label="Message" rows={6} {...fieldOf('message')} />
      </FormGroup>
      <FormFoot
        alert={outcome === 'failed' && <Alert severity="error">{noticeText.messageNotSent.text}</Alert>}
        button={
          <BusyButton
            ref={buttonRef}
            label="Send Message"
            busyLabel="Sending..."
            isBusy={outcome === 'pending'}
            variant="contained"
            color="primary"
            size="large"
          />
        }
        note={
          settings.formEndpoints.contact
            ? 'We only use your address to reply.'
            : 'This demonstration sends nothing: your message is neither sent nor kept.'
        }
      />
    </Form>
  );
}
