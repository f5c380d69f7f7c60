import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useId } from 'react';
import { useSelector } from 'react-redux';

import { ComparisonTable } from '../../../blocks/comparison/ComparisonTable';
import { useToastsInAppBar } from '../../../blocks/comparison/useToastsInAppBar';
import { paths } from '../../../domain/paths';
import type { Tool } from '../../../domain/tool';
import { versusTextOf } from '../../../domain/versus/versusText';
import { selectStartedAt } from '../../../features/visit/visitSlice';
import { Breadcrumbs } from '../../../ui/Breadcrumbs';
import { FaqList } from '../../../ui/FaqList';
import { SplitSection } from '../../../ui/SplitSection';
import { useSelectShown } from '../useSelectShown';

import { HeadCard } from './HeadCard';
import { Picks } from './Picks';
import { RelatedPairs } from './RelatedPairs';
import { SelectionLine } from './SelectionLine';
import { Summary } from './Summary';
import { VersusHeader } from './VersusHeader';
import { VersusMetadata } from './VersusMetadata';
import { VersusSection } from './VersusSection';

/** The page of a public comparison whose tools are loaded. */
export function VersusPage({ tools }: { tools: readonly Tool[] }) {
  const tableId = useId();
  useToastsInAppBar();
  const text = versusTextOf(tools, useSelector(selectStartedAt));
  const select = useSelectShown();
  const crumbs = [
    { label: 'Home', to: paths.home },
    { label: 'Tools', to: paths.tools },
    { label: text.title },
  ];
  return (
    <Container>
      <VersusMetadata tools={tools} text={text} crumbs={crumbs} />
      <Breadcrumbs items={crumbs} />
      <VersusHeader tools={tools} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: `repeat(${tools.length}, minmax(0, 1fr))` },
          gap: { xs: 3, md: 5 },
          mt: 6,
        }}
      >
        {tools.map((tool) => (
          <HeadCard key={tool.id} tool={tool} />
        ))}
      </Box>
      <Summary sentences={text.summary} />
      <Picks picks={text.picks} />
      {/* Placed below the fold, because the selection is only known in the browser and nothing may shift. */}
      <SelectionLine shown={tools} nextId={tableId} />
      <VersusSection id={tableId} title="Side by side">
        <ComparisonTable
          labelledBy={tableId}
          tools={tools}
          onRemove={(removed) => select(tools.filter((tool) => tool !== removed))}
          // A phone has room for two columns: the new tool is in one of them.
          onAdd={(added) => select([...tools, added], { leftOut: tools.length - 1 })}
          onArrange={select}
        />
      </VersusSection>
      {text.questions.length === 0 ? null : (
        <SplitSection title={`Questions on the ${tools.length === 2 ? 'two' : 'three'}`}>
          <Box sx={{ overflowWrap: 'anywhere' }}>
            <FaqList items={text.questions} />
          </Box>
        </SplitSection>
      )}
      <RelatedPairs tools={tools} />
    </Container>
  );
}
