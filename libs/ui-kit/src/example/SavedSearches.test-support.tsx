import { Button, Drawer, List, ListItem } from '../index.ts';
import { useState } from 'react';

export function SavedSearches() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Show saved searches</Button>
      <Drawer open={open} onClose={() => setOpen(false)} anchor="right" aria-label="Saved searches">
        <List>
          <ListItem>Texas growth book</ListItem>
          <ListItem>Oklahoma contractors</ListItem>
        </List>
        <Button onClick={() => setOpen(false)}>Done</Button>
      </Drawer>
    </>
  );
}
