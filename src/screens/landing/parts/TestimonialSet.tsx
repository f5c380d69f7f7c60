import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { Author, Handle, Initial, Name, Quote } from './testimonials.styles';
import { testimonials } from './testimonialTexts';

/** All testimonials once; repeated sets are decorative. */
export function TestimonialSet({ isRepeat }: { isRepeat: boolean }) {
  return (
    <Stack
      component="ul"
      direction="row"
      spacing={4}
      sx={{ m: 0, p: 0, pr: 4, listStyle: 'none' }}
      role="list"
      {...(isRepeat && { inert: true, 'aria-hidden': true })}
    >
      {testimonials.map(({ name, handle, avatar, text, link }) => (
        <li key={handle}>
          <Quote component="figure" variant="outlined">
            <Typography variant="detail" component="blockquote">
              {text}
            </Typography>
            <Author variant="caption" component="figcaption">
              <Initial aria-hidden="true">{avatar}</Initial>
              <span>
                <Name variant="inherit" component="span">
                  {name}
                </Name>
                {link === undefined ? (
                  <Typography variant="inherit" component="span" sx={{ color: 'text.tertiary' }}>
                    {handle}
                  </Typography>
                ) : (
                  <Handle to={link}>{handle}</Handle>
                )}
              </span>
            </Author>
          </Quote>
        </li>
      ))}
    </Stack>
  );
}
