/** Of the item with the stamp. The shell's descriptor tells it to the page's first script. */
export const stampName = 'persisted';
