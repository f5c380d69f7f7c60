import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useRef } from 'react';

import { DemonstrationLine } from '../../blocks/layout/DemonstrationLine';
import { isMotionReduced } from '../../ui/useReducedMotion';

import { Categories } from './parts/Categories';
import { ClosingCall } from './parts/ClosingCall';
import { Hero } from './parts/Hero';
import { HomeMetadata } from './parts/HomeMetadata';
import { HomeQuestions } from './parts/HomeQuestions';
import { LatestPosts } from './parts/LatestPosts';
import { NewsletterBlock } from './parts/NewsletterBlock';
import { Promotions } from './parts/Promotions';
import { TopTools } from './parts/TopTools';

/** The home screen (home-1 to home-11). */
export function HomeScreen() {
  const topTools = useRef<HTMLHeadingElement>(null);
  const showTopTools = () => {
    topTools.current?.scrollIntoView({ block: 'start', behavior: isMotionReduced() ? 'auto' : 'smooth' });
    // The focus follows the scroll position, for keyboard users.
    topTools.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <HomeMetadata />
      <Container>
        <Hero onShowTopTools={showTopTools} />
      </Container>
      <Box sx={{ mt: { xs: 8, lg: 17 } }}>
        <DemonstrationLine />
      </Box>
      <Container>
        <Categories />
        <TopTools headingRef={topTools} />
        <LatestPosts />
        <HomeQuestions />
        <NewsletterBlock />
        <Promotions />
        <ClosingCall />
      </Container>
    </>
  );
}
