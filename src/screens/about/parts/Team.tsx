import BiotechOutlined from '@mui/icons-material/BiotechOutlined';
import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import SupportAgentOutlined from '@mui/icons-material/SupportAgentOutlined';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

import { AboutSection } from './AboutSection';

const roles = [
  { title: 'Editors', text: 'Choose the tools and write the verdicts.', Icon: FactCheckOutlined },
  {
    title: 'Research',
    text: 'Looks up prices, plans and features in public sources.',
    Icon: BiotechOutlined,
  },
  { title: 'Writers', text: 'Turn what was found into guides and comparisons.', Icon: EditNoteOutlined },
  { title: 'Reader desk', text: 'For questions and corrections from readers.', Icon: SupportAgentOutlined },
];

/** The team, by roles instead of names. */
export function Team() {
  return (
    <AboutSection title="The team" lead="Small, independent, and split by what we know.">
      <Paper component="ul" role="list" variant="cells" sx={{ gridTemplateColumns: { md: '1fr 1fr' } }}>
        {roles.map(({ title, text, Icon }) => (
          <Box
            component="li"
            key={title}
            sx={{
              display: { xs: 'grid', md: 'block' },
              gridTemplateColumns: 'auto minmax(0, 1fr)',
              columnGap: 3.5,
              padding: { xs: '16px 18px', md: '20px 22px 22px' },
              bgcolor: 'background.paper',
            }}
          >
            <Icon sx={{ gridRow: '1 / span 2', mt: 0.5, color: 'text.secondary' }} aria-hidden="true" />
            <Typography variant="detail" component="h3" sx={{ mt: { md: 2.5 }, fontWeight: 500 }}>
              {title}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {text}
            </Typography>
          </Box>
        ))}
      </Paper>
    </AboutSection>
  );
}
