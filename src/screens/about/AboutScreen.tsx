import Container from '@mui/material/Container';

import { paths } from '../../domain/paths';
import { PageMetadata } from '../../seo/PageMetadata';
import { breadcrumbData } from '../../seo/structuredData';

import { AboutHead } from './parts/AboutHead';
import { ContactDetails } from './parts/ContactDetails';
import { Earnings } from './parts/Earnings';
import { Mission } from './parts/Mission';
import { Process } from './parts/Process';
import { Team } from './parts/Team';

const structuredData = [breadcrumbData([{ label: 'Home', to: paths.home }, { label: 'About' }])];

/** The about page (about-1). */
export function AboutScreen() {
  return (
    <Container>
      <PageMetadata
        title="About AI Toolshelf"
        description="How AI Toolshelf chooses and reviews AI tools, who does the work, and how the site earns money."
        canonicalUrl={paths.about}
        structuredData={structuredData}
      />
      <AboutHead />
      <Mission />
      <Process />
      <Team />
      <Earnings />
      <ContactDetails />
    </Container>
  );
}
