import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { checkMessage, newMessage } from '../../../domain/contactMessage';
import { messageSubmitted, selectIsSending } from '../../../features/contact/contactSlice';
import { BusyButton } from '../../../ui/BusyButton';
import { FieldPair } from '../../../ui/FieldPair';
import { FormField } from '../../../ui/FormField';
import { FormFoot } from '../../../ui/FormFoot';
import { FormGroup } from '../../../ui/FormGroup';
import { useFocusAfterSending } from '../../../ui/useFocusAfterSending';
import { useForm } from '../../../ui/useForm';

/** The contact form (forms-7): simulates sending for 1.5 seconds; nothing leaves the browser. */
export function ContactForm({ subject }: { subject: string }) {
  const dispatch = useDispatch();
  const isSending = useSelector(selectIsSending);
  const sentHere = useRef(false);
  const nameRef = useRef<HTMLInputElement>(null);
  const { watch, give } = useFocusAfterSending();
  const { formRef, fieldOf, submit, clear } = useForm({
    initial: newMessage(subject),
    check: checkMessage,
    onValid: () => {
      if (isSending) return;
      sentHere.current = true;
      watch();
      dispatch(messageSubmitted());
    },
  });

  useEffect(() => {
    if (isSending || !sentHere.current) return;
    sentHere.current = false;
    clear(newMessage(''));
    give(nameRef.current);
  }, [isSending, clear, give]);

  return (
    <form ref={formRef} onSubmit={submit} noValidate aria-label="Contact">
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
        button={
          <BusyButton
            label="Send Message"
            busyLabel="Sending..."
            isBusy={isSending}
            variant="contained"
            color="primary"
            size="large"
          />
        }
        note="We only use your address to reply."
      />
    </form>
  );
}
