import ImageOutlined from '@mui/icons-material/ImageOutlined';
import { styled } from '@mui/material/styles';

import { useBrokenImage } from './useBrokenImage';

interface ScreenshotProps {
  /** '' for a tool that has none. */
  src: string;
  text: string;
  eager: boolean;
}

const Picture = styled('img')({ display: 'block', width: '100%', height: '100%', objectFit: 'contain' });

const Placeholder = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  width: '100%',
  height: '100%',
  padding: 16,
  ...theme.typography.body2,
  color: theme.vars.palette.text.tertiary,
  textAlign: 'center',
  '& > svg': { fontSize: '2rem' },
}));

/** A screenshot of a tool, or a panel when it is missing or broken (tool-21). */
export function Screenshot({ src, text, eager }: ScreenshotProps) {
  const { broken, imageProps } = useBrokenImage(src);
  if (src === '' || broken) {
    return (
      <Placeholder>
        <ImageOutlined aria-hidden="true" />
        {text}
      </Placeholder>
    );
  }
  return (
    <Picture
      {...imageProps}
      src={src}
      alt={text}
      width={1280}
      height={720}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
    />
  );
}
