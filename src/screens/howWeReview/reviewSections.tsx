import type { DocumentSection } from '../../blocks/documentPage/DocumentPage';
import { BulletList, Paragraph } from '../../blocks/documentPage/documentPage.styles';
import { DocumentText } from '../../blocks/documentPage/DocumentText';
import { settings } from '../../domain/settings';

import { AgesOfFacts } from './parts/AgesOfFacts';
import { DirectorySize } from './parts/DirectorySize';
import { KindsOfData } from './parts/KindsOfData';
import { RowList } from './parts/RowList';

const whatIsListed: DocumentSection = {
  id: 'what-is-listed',
  title: 'What is listed, and how it gets in',
  content: (
    <>
      <DirectorySize />
      <BulletList>
        <li>People can sign up for it or install it today.</li>
        <li>It does something of its own, and is not a bare copy of another tool.</li>
        <li>We can describe it from public pages.</li>
      </BulletList>
      <Paragraph>
        <DocumentText text="Anyone may [submit a tool](/submit-tool). Paying does not change whether it is listed. A tool that has ended stays, marked as such, so that links and saved lists keep working." />
      </Paragraph>
    </>
  ),
};

const whatAVerdictRestsOn: DocumentSection = {
  id: 'what-a-verdict-rests-on',
  title: 'What a verdict rests on',
  content: (
    <>
      <Paragraph>
        A verdict is an opinion, and it commits itself: for whom the tool fits, and for whom it does not.
      </Paragraph>
      <RowList
        rows={[
          '**Public pages.** Documentation, pricing pages and licences, as they read on the day that the entry names. Many were read in public copies; the day is that of the copy.',
          '**The nearest alternatives.** Most verdicts name the tool that is the better choice for somebody else.',
          '**Drawbacks.** Every entry names at least one.',
          '**The tick “Editor reviewed”.** It marks an entry whose facts were read on the maker’s own pages on a known day.',
          '**No test of ours.** We do not measure tools and give no points of our own.',
        ]}
      />
    </>
  ),
};

function SampleData() {
  if (!settings.isDemonstration) {
    return (
      <Paragraph>
        Where a tool’s rating, counts and quotes are samples, they have grey stars and the word “sample”.
        Votes start from counts that are drawn by chance in each browser, and so do views and clicks that the
        catalogue does not have.
      </Paragraph>
    );
  }
  return (
    <>
      <Paragraph>
        This is a demonstration catalogue. The tools are real. Some figures stand in until there are readers
        to give them, and they look different wherever they appear: grey stars and the word “sample”.
      </Paragraph>
      <KindsOfData />
    </>
  );
}

const sampleData: DocumentSection = {
  id: 'sample-data',
  title: 'What is sample data',
  content: <SampleData />,
};

const whoPays: DocumentSection = {
  id: 'who-pays',
  title: 'Who pays',
  content: (
    <Paragraph>
      <DocumentText text="Links to makers may be **affiliate links**: we may earn a commission when you buy, and your price stays the same. A **premium listing** buys a marked place of its own. Neither touches a verdict, the order “Recommended”, search results or a comparison. More is in the [Disclaimer](/disclaimer)." />
    </Paragraph>
  ),
};

const sentNowhere = settings.formEndpoints.contact ? '' : ' This demonstration sends nothing.';

const corrections: DocumentSection = {
  id: 'corrections',
  title: 'Corrections',
  content: (
    <Paragraph>
      <DocumentText
        text={`Each tool page has “Report an error”. A report is compared with the source; where the entry is wrong, it is corrected and gets a new date. You can also write to {email}.${sentNowhere}`}
      />
    </Paragraph>
  ),
};

const agesOfFacts: DocumentSection = {
  id: 'when-facts-get-old',
  title: 'When facts get old',
  content: (
    <>
      <Paragraph>
        Where a maker’s own page was read on a known day, the entry shows the newest such day. What happens as
        time passes:
      </Paragraph>
      <AgesOfFacts />
    </>
  ),
};

/** The sections of the page (trust-3). */
export const reviewSections: readonly DocumentSection[] = [
  whatIsListed,
  whatAVerdictRestsOn,
  sampleData,
  whoPays,
  corrections,
  agesOfFacts,
];
