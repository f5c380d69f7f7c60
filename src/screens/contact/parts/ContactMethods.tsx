import MailOutlined from '@mui/icons-material/MailOutlined';
import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import Box from '@mui/material/Box';

import { contactHours, phoneAddress } from '../../../domain/contactDetails';
import { paths } from '../../../domain/paths';
import { settings } from '../../../domain/settings';
import { ExternalLink } from '../../../ui/ExternalLink';
import { FormSideCard } from '../../../ui/FormSideCard';
import { NetworkList } from '../../../ui/NetworkList';
import { TextLink } from '../../../ui/TextLink';

import { ContactMethod } from './ContactMethod';

const networks = ['x', 'linkedin', 'facebook'] as const;

/** Enlarges a link's hit area for touch. */
const hitArea = {
  position: 'relative',
  '@media (pointer: coarse)': { '&::after': { content: '""', position: 'absolute', inset: '-12px 0' } },
};

/** Email, phone, hours and social networks beside the form (forms-9). */
export function ContactMethods() {
  const { contactEmail, contactPhone } = settings;
  return (
    <FormSideCard
      title="Other ways to reach us"
      footnote={
        <>
          Adding your own tool?{' '}
          <TextLink to={paths.submit} underline="always">
            Submit it here
          </TextLink>
          .
        </>
      }
    >
      <Box component="dl" sx={{ m: 0 }}>
        <ContactMethod term="Mail" Icon={MailOutlined}>
          <ExternalLink href={`mailto:${contactEmail}`} sx={hitArea}>
            {contactEmail}
          </ExternalLink>
        </ContactMethod>
        <ContactMethod term="Phone" Icon={PhoneOutlined}>
          <ExternalLink
            href={phoneAddress(contactPhone)}
            color="inherit"
            sx={{ ...hitArea, fontWeight: 'inherit' }}
          >
            {contactPhone}
          </ExternalLink>
        </ContactMethod>
        <ContactMethod term="Hours" Icon={ScheduleOutlined}>
          {contactHours}
        </ContactMethod>
      </Box>
      <Box sx={{ mt: 2.5, mb: -2 }}>
        <NetworkList networks={networks} />
      </Box>
    </FormSideCard>
  );
}
