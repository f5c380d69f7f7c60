import ImageOutlined from '@mui/icons-material/ImageOutlined';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';

import { useBrokenImage } from './useBrokenImage';

interface ScreenshotProps {
  src: string;
  text: string;
  eager: boolean;
}

/** A screenshot of a tool, or a placeholder panel when it is broken (tool-21). */
export function Screenshot({ src, text, eager }: ScreenshotProps) {
  const { broken, imageProps } = useBrokenImage(src);
  if (broken) {
    return (
      <Stack
        sx={{
          alignItems: 'center',
          justifyContent: 'center',
          gap: 2,
          width: '100%',
          height: '100%',
          p: 4,
          typography: 'body2',
          color: 'text.tertiary',
          textAlign: 'center',
        }}
      >
        <ImageOutlined aria-hidden="true" sx={{ fontSize: '2rem' }} />
        {text}
      </Stack>
    );
  }
  return (
    <Box
      component="img"
      {...imageProps}
      src={src}
      alt={text}
      width={1280}
      height={720}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
      sx={{ display: 'block', width: '100%', height: '100%', objectFit: 'contain' }}
    />
  );
}
