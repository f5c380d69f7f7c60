import Box from '@mui/material/Box';

import { phoneAddress } from '../../domain/contactDetails';
import { settings } from '../../domain/settings';
import { ExternalLink } from '../../ui/ExternalLink';
import { TextLink } from '../../ui/TextLink';

const marks = /(\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\)|\{email\}|\{phone\})/;

/** A link to an e-mail address or phone number, which only wraps as a whole. */
function ContactLink({ href, label }: { href: string; label: string }) {
  return (
    <ExternalLink href={href} underline="always" sx={{ display: 'inline-block', maxWidth: '100%' }}>
      {label}
    </ExternalLink>
  );
}

function Run({ text }: { text: string }) {
  const { contactEmail, contactPhone } = settings;
  if (text === '{email}') return <ContactLink href={`mailto:${contactEmail}`} label={contactEmail} />;
  if (text === '{phone}') return <ContactLink href={phoneAddress(contactPhone)} label={contactPhone} />;
  if (text.startsWith('**')) {
    return (
      <Box component="strong" sx={{ fontWeight: 500, color: 'text.primary' }}>
        {text.slice(2, -2)}
      </Box>
    );
  }
  const [, label, to] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(text) ?? [];
  if (label === undefined || to === undefined) return text;
  return (
    <TextLink to={to} underline="always">
      {label}
    </TextLink>
  );
}

/**
 * Renders a text in which `**words**` is a term, `[words](/path)` a link within the site, and `{email}` and
 * `{phone}` are the contact details the site was built with.
 */
export function DocumentText({ text }: { text: string }) {
  return text.split(marks).map((run, index) => <Run key={index} text={run} />);
}
