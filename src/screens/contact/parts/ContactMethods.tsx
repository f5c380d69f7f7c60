import Facebook from '@mui/icons-material/FacebookOutlined';
import LinkedIn from '@mui/icons-material/LinkedIn';
import MailOutlined from '@mui/icons-material/MailOutlined';
import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import X from '@mui/icons-material/X';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';

import { contactHours, phoneAddress } from '../../../domain/contactDetails';
import { paths } from '../../../domain/paths';
import { settings } from '../../../domain/settings';
import { FormSideCard } from '../../../ui/FormSideCard';
import { NetworkList } from '../../../ui/NetworkList';

import { ContactList, Networks } from './contactMethods.styles';

const networks = [
  { name: 'X', Icon: X },
  { name: 'LinkedIn', Icon: LinkedIn },
  { name: 'Facebook', Icon: Facebook },
];

/** Mail, phone, hours and networks beside the form (forms-9). */
export function ContactMethods() {
  const { contactEmail, contactPhone } = settings;
  return (
    <FormSideCard
      title="Other ways to reach us"
      footnote={
        <>
          Adding your own tool?{' '}
          <Link component={RouterLink} to={paths.submit} underline="always">
            Submit it here
          </Link>
          .
        </>
      }
    >
      <ContactList>
        <div>
          <MailOutlined aria-hidden="true" />
          <dt>Mail</dt>
          <dd>
            <Link href={`mailto:${contactEmail}`}>{contactEmail}</Link>
          </dd>
        </div>
        <div>
          <PhoneOutlined aria-hidden="true" />
          <dt>Phone</dt>
          <dd>
            <a href={phoneAddress(contactPhone)}>{contactPhone}</a>
          </dd>
        </div>
        <div>
          <ScheduleOutlined aria-hidden="true" />
          <dt>Hours</dt>
          <dd>{contactHours}</dd>
        </div>
      </ContactList>
      <Networks>
        <NetworkList networks={networks} />
      </Networks>
    </FormSideCard>
  );
}
