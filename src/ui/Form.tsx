import GlobalStyles from '@mui/material/GlobalStyles';
import type { ComponentProps } from 'react';

/** A focused field scrolls into view together with its label. WebKit ignores `scroll-margin` here. */
const roomForLabel = <GlobalStyles styles={{ 'html:root': { scrollPaddingTop: 112 } }} />;

/**
 * A form that is validated and sent by the application instead of the browser. Should its script not load,
 * POST keeps what was entered out of the address.
 */
export function Form(props: ComponentProps<'form'>) {
  return (
    <>
      {roomForLabel}
      <form method="post" noValidate {...props} />
    </>
  );
}
