import BiotechOutlined from '@mui/icons-material/BiotechOutlined';
import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import SupportAgentOutlined from '@mui/icons-material/SupportAgentOutlined';
import { styled } from '@mui/material/styles';

import { AboutSection } from './AboutSection';

const roles = [
  { title: 'Editors', text: 'Test the tools and sign off every verdict.', Icon: FactCheckOutlined },
  { title: 'Research', text: 'Follows releases, checks prices and claims.', Icon: BiotechOutlined },
  { title: 'Writers', text: 'Turn tests into guides and comparisons.', Icon: EditNoteOutlined },
  { title: 'Reader desk', text: 'Answers mail and handles corrections.', Icon: SupportAgentOutlined },
];

const Panel = styled('ul')(({ theme }) => ({
  display: 'grid',
  // The lines between the cells are the background of the grid.
  gap: 1,
  margin: 0,
  padding: 0,
  overflow: 'hidden',
  listStyle: 'none',
  border: `1px solid ${theme.vars.palette.line.main}`,
  borderRadius: 12,
  backgroundColor: theme.vars.palette.line.main,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: 14,
    padding: '16px 18px',
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& svg': { gridRow: '1 / span 2', marginTop: 2, color: theme.vars.palette.text.secondary },
  '& h3': { margin: 0, fontSize: '0.9375rem', lineHeight: '1.5rem', fontWeight: 500 },
  '& p': { margin: 0, ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '1fr 1fr',
    '& > li': { display: 'block', padding: '20px 22px 22px' },
    '& h3': { marginTop: 10 },
  },
}));

/** Roles instead of names. */
export function Team() {
  return (
    <AboutSection title="The team" lead="Small, independent, and split by what we know.">
      <Panel>
        {roles.map(({ title, text, Icon }) => (
          <li key={title}>
            <Icon aria-hidden="true" />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </Panel>
    </AboutSection>
  );
}
