import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';

import { noticeText } from '../../domain/noticeText';
import { settings } from '../../domain/settings';
import { type NewsletterFormId, newsletterSubmitted } from '../../features/newsletter/newsletterSlice';
import { useNewsletterStatus } from '../../features/newsletter/useNewsletterStatus';
import { fieldStyle } from '../../ui/theme/fieldOverrides';
import { styled } from '../../ui/theme/styled';
import { useFocusAfterSending } from '../../ui/useFocusAfterSending';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

const Form = styled('form')({
  display: 'flex',
  // The button is below the field when the text is large.
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 8,
});

/** A native input: Material UI's field would be part of the first load of every page (docs/adr/0004). */
const Field = styled('input')(fieldStyle, { flex: '1 1 7rem', minWidth: 0 });

const SubscribeButton = styled(Button)({
  flexShrink: 0,
  height: 44,
  minWidth: 104,
  '& .ring': {
    width: 16,
    height: 16,
    border: '2px solid currentColor',
    borderRightColor: 'transparent',
    borderRadius: '50%',
    '@media (prefers-reduced-motion: no-preference)': {
      animation: 'ring 800ms linear infinite',
      '@keyframes ring': { to: { transform: 'rotate(1turn)' } },
    },
  },
});

interface Props {
  form: NewsletterFormId;
  variant?: 'outlined' | 'contained';
}

/** The newsletter form, the same everywhere (forms-1, forms-2). It uses native validation. */
export function NewsletterForm({ form, variant = 'outlined' }: Props) {
  const dispatch = useDispatch();
  const status = useNewsletterStatus(form);
  const isSubmitting = status === 'submitting';
  const isFailed = status === 'failed';
  const demonstration = settings.formEndpoints.newsletter ? '' : 'This demonstration sends nothing.';
  const note = isFailed ? noticeText.addressNotSent.text : demonstration;
  const id = useId();
  const noteId = `${id}-note`;
  const [email, setEmail] = useState('');
  const [statusBefore, setStatusBefore] = useState(status);
  if (status !== statusBefore) {
    setStatusBefore(status);
    if (statusBefore === 'submitting' && !isFailed) setEmail('');
  }
  const field = useRef<HTMLInputElement>(null);
  const { startTracking, moveFocus } = useFocusAfterSending();

  useEffect(() => {
    // Before the first submission this does nothing.
    if (!isSubmitting) moveFocus(field.current, { preventScroll: true });
  }, [isSubmitting, moveFocus]);

  return (
    <div>
      <Form
        // Should the script not load, keeps the address out of the URL.
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          startTracking();
          dispatch(newsletterSubmitted(form, email));
        }}
      >
        <VisuallyHidden>
          <label htmlFor={id}>Email address</label>
        </VisuallyHidden>
        <Field
          ref={field}
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          required
          aria-required
          aria-invalid={false}
          aria-describedby={note === '' ? undefined : noteId}
          readOnly={isSubmitting}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          placeholder="Email address"
        />
        <SubscribeButton
          type="submit"
          variant={variant}
          color={variant === 'contained' ? 'primary' : 'inherit'}
          disabled={isSubmitting}
          aria-busy={isSubmitting}
        >
          {isSubmitting ? <span className="ring" aria-hidden="true" /> : null}
          Subscribe
        </SubscribeButton>
      </Form>
      {note === '' ? null : (
        <Typography
          id={noteId}
          role={isFailed ? 'alert' : undefined}
          variant="caption"
          component="p"
          sx={{ mt: 2, color: isFailed ? 'error.main' : 'text.tertiary' }}
        >
          {note}
        </Typography>
      )}
    </div>
  );
}
