/** "₹1,200.00" of 120000 paise: section 9 has rupees the way India writes them, in every language. */
export function rupeesText(paise: number): string {
  return new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }).format(paise / 100);
}
