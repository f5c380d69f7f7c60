import Box from '@mui/material/Box';

import { SkipLink } from '../../blocks/layout/SkipLink';
import { paths } from '../../domain/paths';
import { PageMetadata } from '../../seo/PageMetadata';
import { websiteData } from '../../seo/structuredData';

import { FeatureGrid } from './parts/FeatureGrid';
import { FinalCall } from './parts/FinalCall';
import { LandingBar } from './parts/LandingBar';
import { LandingFooter } from './parts/LandingFooter';
import { LandingHero } from './parts/LandingHero';
import { Reasons } from './parts/Reasons';
import { Showcase } from './parts/Showcase';
import { Stats } from './parts/Stats';
import { Testimonials } from './parts/Testimonials';

const structuredData = [websiteData()];

/** The landing page (routes-2): outside the shared layout, with its own bar and footer. */
export function LandingScreen() {
  return (
    <>
      <PageMetadata
        title="Every AI tool worth your time, on one shelf"
        description="A curated directory of AI tools: search and filter, read editors’ verdicts, compare side by side and keep what works."
        canonicalUrl={paths.landing}
        structuredData={structuredData}
      />
      <SkipLink target="main" />
      <LandingBar />
      <Box
        component="main"
        id="main"
        tabIndex={-1}
        sx={{ pt: 15, pb: { xs: 18, md: 26 }, '&:focus': { outline: 'none' } }}
      >
        <LandingHero />
        <Showcase />
        <Reasons />
        <FeatureGrid />
        <Testimonials />
        <Stats />
        <FinalCall />
      </Box>
      <LandingFooter />
    </>
  );
}
