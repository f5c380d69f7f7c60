import SearchOutlined from '@mui/icons-material/SearchOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useDispatch } from 'react-redux';

import { RemovableSlot } from '../../../blocks/saved/RemovableSlot';
import { ToolCardView } from '../../../blocks/tools/ToolCardView';
import { paths } from '../../../domain/paths';
import { toolBookmarksRestored } from '../../../features/bookmarks/bookmarksSlice';
import { ArrowLink } from '../../../ui/ArrowLink';
import { CardGrid } from '../../../ui/CardGrid';
import { EmptyState } from '../../../ui/EmptyState';
import type { SlotGroup } from '../savedOrder';

/** Fills up the last row of the three-column grid. */
function RoomForMore() {
  return (
    <Box
      sx={{
        display: { xs: 'none', lg: 'flex' },
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 1,
        minHeight: 200,
        border: '1px dashed',
        borderColor: 'line.strong',
        borderRadius: '12px',
      }}
    >
      <Typography variant="body2" color="textTertiary">
        Room for more
      </Typography>
      <ArrowLink to={paths.tools}>Explore AI Tools</ArrowLink>
    </Box>
  );
}

function Group({ heading, slots, hasRoom }: SlotGroup & { hasRoom: boolean }) {
  const dispatch = useDispatch();
  const headingId = useId();
  const cards = (
    <CardGrid>
      {slots.map(({ tool, bookmark, isRemoved, isExpiring }) => (
        <RemovableSlot
          key={tool.id}
          name={tool.name}
          isRemoved={isRemoved}
          isExpiring={isExpiring}
          onUndo={() => dispatch(toolBookmarksRestored({ bookmarks: [bookmark] }))}
        >
          <ToolCardView tool={tool} headingLevel={heading === '' ? 'h2' : 'h3'} />
        </RemovableSlot>
      ))}
      {hasRoom && slots.length % 3 > 0 ? <RoomForMore key="" /> : null}
    </CardGrid>
  );
  if (heading === '') return cards;
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ '& + &': { mt: 10 } }}>
      <Typography id={headingId} variant="h3" component="h2" sx={{ mb: 4 }}>
        {heading}
      </Typography>
      {cards}
    </Box>
  );
}

interface Props {
  /** The slots that match the search. */
  groups: readonly SlotGroup[];
  hasRoom: boolean;
  onClearSearch: () => void;
}

/** The cards of the saved tools, including slots of those removed on this page (saved-22, saved-30). */
export function SavedGrid({ groups, hasRoom, onClearSearch }: Props) {
  if (groups.every(({ slots }) => slots.length === 0)) {
    return (
      <EmptyState
        icon={<SearchOutlined />}
        headingLevel="h2"
        title="No tools found"
        action={<Button onClick={onClearSearch}>Clear search</Button>}
      />
    );
  }
  return groups.map((group) => <Group key={group.heading} {...group} hasRoom={hasRoom} />);
}
