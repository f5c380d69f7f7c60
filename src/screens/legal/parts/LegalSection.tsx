import Typography from '@mui/material/Typography';

import type { LegalSection as Section } from '../texts/legalDocument';

import { BulletList, Paragraph } from './legal.styles';
import { LegalText } from './LegalText';

/** A numbered section of a legal page; its heading takes the focus from the links to it. */
export function LegalSection({ section, number }: { section: Section; number: number }) {
  const { id, title, blocks } = section;
  return (
    <section aria-labelledby={id}>
      <Typography
        variant="h3"
        component="h2"
        id={id}
        tabIndex={-1}
        sx={{ mt: 10, mb: 2, borderRadius: 0.5, color: 'text.primary' }}
      >
        {number}. {title}
      </Typography>
      {blocks.map((block, index) =>
        typeof block === 'string' ? (
          <Paragraph key={index}>
            <LegalText text={block} />
          </Paragraph>
        ) : (
          <BulletList key={index}>
            {block.list.map((item) => (
              <li key={item}>
                <LegalText text={item} />
              </li>
            ))}
          </BulletList>
        ),
      )}
    </section>
  );
}
