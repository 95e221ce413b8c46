/** English for the page of the auction. */
export const page = {
  board: 'Prize',
  log: 'Log',
  round: 'Round {n} of {of}',
  prize: 'A prize of {n}',
  purse: '{n} {n|coin|coins}, {points} {points|point|points}',
  bid: 'Bid {n}',
  paint: 'Paint',
  end: 'End the turn',
};
