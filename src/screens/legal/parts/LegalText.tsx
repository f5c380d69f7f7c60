import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';

import { phoneAddress } from '../../../domain/contactDetails';
import { settings } from '../../../domain/settings';

const marks = /(\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\)|\{email\}|\{phone\})/;

function Run({ text }: { text: string }) {
  const { contactEmail, contactPhone } = settings;
  if (text === '{email}') {
    return (
      <Link href={`mailto:${contactEmail}`} underline="always" className="whole">
        {contactEmail}
      </Link>
    );
  }
  if (text === '{phone}') {
    return (
      <Link href={phoneAddress(contactPhone)} underline="always" className="whole">
        {contactPhone}
      </Link>
    );
  }
  if (text.startsWith('**')) return <strong>{text.slice(2, -2)}</strong>;
  const [, label, to] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(text) ?? [];
  if (label === undefined || to === undefined) return text;
  return (
    <Link component={RouterLink} to={to} underline="always">
      {label}
    </Link>
  );
}

/** A text of a legal page with its terms, links and contact details (see LegalDocument). */
export function LegalText({ text }: { text: string }) {
  return text.split(marks).map((run, index) => <Run key={index} text={run} />);
}
