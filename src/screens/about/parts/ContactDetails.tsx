import ArrowForward from '@mui/icons-material/ArrowForward';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Link as RouterLink } from 'react-router-dom';

import { contactHours, phoneAddress } from '../../../domain/contactDetails';
import { paths } from '../../../domain/paths';
import { settings } from '../../../domain/settings';

import { AboutSection } from './AboutSection';
import { DescriptionList } from './DescriptionList';

const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 16 });

const Phone = styled('a')({
  borderRadius: 4,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});

export function ContactDetails() {
  const { contactEmail, contactPhone } = settings;
  return (
    <AboutSection title="Contact">
      <DescriptionList>
        <div>
          <dt>Mail</dt>
          <dd>
            <Link href={`mailto:${contactEmail}`}>{contactEmail}</Link>
          </dd>
        </div>
        <div>
          <dt>Phone</dt>
          <dd>
            <Phone href={phoneAddress(contactPhone)}>{contactPhone}</Phone>, {contactHours}
          </dd>
        </div>
      </DescriptionList>
      <Ways>
        <Button component={RouterLink} to={paths.contact}>
          Write to us
        </Button>
        <Button component={RouterLink} to={paths.submit} variant="text" endIcon={<ArrowForward />}>
          Submit a tool
        </Button>
      </Ways>
    </AboutSection>
  );
}
