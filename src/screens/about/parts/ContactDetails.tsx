import ArrowForward from '@mui/icons-material/ArrowForward';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

import { contactHours, phoneAddress } from '../../../domain/contactDetails';
import { paths } from '../../../domain/paths';
import { settings } from '../../../domain/settings';
import { ExternalLink } from '../../../ui/ExternalLink';
import { SiteLink } from '../../../ui/SiteLink';

import { AboutSection } from './AboutSection';
import { DescriptionList } from './DescriptionList';

export function ContactDetails() {
  const { contactEmail, contactPhone } = settings;
  return (
    <AboutSection title="Contact">
      <DescriptionList
        rows={[
          { term: 'Mail', text: <ExternalLink href={`mailto:${contactEmail}`}>{contactEmail}</ExternalLink> },
          {
            term: 'Phone',
            text: (
              <>
                <ExternalLink
                  href={phoneAddress(contactPhone)}
                  color="inherit"
                  sx={{ fontWeight: 'inherit' }}
                >
                  {contactPhone}
                </ExternalLink>
                , {contactHours}
              </>
            ),
          },
        ]}
      />
      <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap', mt: 4 }}>
        <Button component={SiteLink} to={paths.contact}>
          Write to us
        </Button>
        <Button component={SiteLink} to={paths.submit} variant="text" endIcon={<ArrowForward />}>
          Submit a tool
        </Button>
      </Stack>
    </AboutSection>
  );
}
