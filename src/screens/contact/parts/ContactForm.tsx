import Alert from '@mui/material/Alert';
import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { checkMessage, messageTexts, newMessage } from '../../../domain/contactMessage';
import { settings } from '../../../domain/settings';
import { messageSubmitted, selectHasFailed, selectIsSending } from '../../../features/contact/contactSlice';
import { BusyButton } from '../../../ui/BusyButton';
import { FieldPair } from '../../../ui/FieldPair';
import { Form } from '../../../ui/Form';
import { FormField } from '../../../ui/FormField';
import { FormFoot } from '../../../ui/FormFoot';
import { FormGroup } from '../../../ui/FormGroup';
import { useFocusAfterSending } from '../../../ui/useFocusAfterSending';
import { useForm } from '../../../ui/useForm';

/** The contact form (forms-7). What could not be sent stays in it. */
export function ContactForm({ subject }: { subject: string }) {
  const dispatch = useDispatch();
  const isSending = useSelector(selectIsSending);
  const hasFailed = useSelector(selectHasFailed);
  const sentHere = useRef(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const nameRef = useRef<HTMLInputElement>(null);
  const { watch, give } = useFocusAfterSending();
  const { formRef, fieldOf, submit, clear } = useForm({
    form: `contact ${subject}`,
    initial: newMessage(subject),
    check: checkMessage,
    hasFailed,
    onValid: (message) => {
      if (isSending) return;
      sentHere.current = true;
      watch();
      dispatch(messageSubmitted(message));
    },
  });

  useEffect(() => {
    if (isSending || !sentHere.current) return;
    sentHere.current = false;
    if (hasFailed) {
      give(buttonRef.current);
      return;
    }
    clear(newMessage(''));
    give(nameRef.current);
  }, [isSending, hasFailed, clear, give]);

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
        alert={hasFailed && <Alert severity="error">{messageTexts.notSent(settings.contactEmail)}</Alert>}
        button={
          <BusyButton
            ref={buttonRef}
            label="Send Message"
            busyLabel="Sending..."
            isBusy={isSending}
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
