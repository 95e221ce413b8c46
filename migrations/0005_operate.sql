CREATE TABLE `errands` (
	`table_id` text NOT NULL,
	`kind` text NOT NULL,
	`address_hash` text DEFAULT '' NOT NULL,
	PRIMARY KEY(`table_id`, `kind`, `address_hash`)
);
